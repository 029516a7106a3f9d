/** Metrics of a process for OpenTelemetry: `--metrics 9464` serves them to Prometheus. Without it they cost nothing. */
import { type Attributes, metrics } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { HeldGame, OnlineStore } from './store.ts'

const SECOND = 1000
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Starts the metrics. Counters created earlier are lost, so call this first. */
export const serveMetrics = (host: string, port: number): void =>
  void metrics.setGlobalMeterProvider(new MeterProvider({ readers: [new PrometheusExporter({ host, port })] }))

/** The instruments of a process. */
export const instruments = () => {
  const meter = metrics.getMeter('ptcg-turn-online')
  const seconds = (name: string, description: string) => {
    const options = { description, unit: 's', advice: { explicitBucketBoundaries: BOUNDARIES } }
    const histogram = meter.createHistogram(name, options)
    return (since: number, attributes?: Attributes) =>
      histogram.record((performance.now() - since) / SECOND, attributes)
  }
  return {
    rooms: meter.createUpDownCounter('ptcg.rooms', { description: 'Games open in this process' }),
    guests: meter.createUpDownCounter('ptcg.guests', { description: 'People in these games' }),
    events: meter.createCounter('ptcg.events', { description: 'Events stored, by players and by chance' }),
    refusals: meter.createCounter('ptcg.refusals', { description: 'Messages and events refused, by code' }),
    decided: seconds('ptcg.event.duration', 'From hearing an event to its acceptance or refusal'),
    stored: seconds('ptcg.store.duration', 'Time to store an event in the database, by outcome'),
  }
}

export type Instruments = ReturnType<typeof instruments>

/** Wraps a store, and measures its appends. */
export const measureStore = (store: OnlineStore, { events, stored }: Instruments): OnlineStore => {
  const measured = (held: HeldGame): HeldGame => ({
    ...held,
    append: async (event) => {
      const since = performance.now()
      let outcome = 'failed'
      try {
        const appended = await held.append(event)
        outcome = appended
        if (appended === 'stored') events.add(1, { by: event.sender === null ? 'chance' : 'player' })
        return appended
      } finally {
        stored(since, { outcome })
      }
    },
  })
  return {
    ...store,
    hold: async (game) => {
      const held = await store.hold(game)
      return held === null ? null : measured(held)
    },
  }
}
