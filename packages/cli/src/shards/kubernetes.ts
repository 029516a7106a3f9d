/** Writes the shards of a command for Kubernetes: an Indexed Job whose pods share a volume, and a job that joins their reports. */
import { stringify } from 'yaml'
import type { ShardedCampaign } from './campaign.ts'
import { mergeScript, shardScript } from './scripts.ts'

const VOLUME = 'reports'
const CLAIM = 'ptcg-turn-reports'
const FOLDER = '/reports'

const claim = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: CLAIM },
  spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '1Gi' } } },
}

/** A pod that installs the packages from the volume and runs a script. The exit code 75 means that the pod should be tried again. */
const pod = (name: string, script: readonly string[]) => ({
  spec: {
    restartPolicy: 'Never',
    terminationGracePeriodSeconds: 60,
    containers: [
      {
        name,
        image: 'node:20',
        workingDir: '/tmp',
        env: [{ name: 'REPORTS', value: FOLDER }],
        command: ['sh', '-c'],
        args: [['npm install "$REPORTS"/tarballs/*.tgz || exit 75', ...script].join('\n')],
        resources: { requests: { cpu: '1', memory: '2Gi' } },
        volumeMounts: [{ name: VOLUME, mountPath: FOLDER }],
      },
    ],
    volumes: [{ name: VOLUME, persistentVolumeClaim: { claimName: CLAIM } }],
  },
})

const job = (name: string, spec: object) => ({ apiVersion: 'batch/v1', kind: 'Job', metadata: { name }, spec })

/**
 * Manifests for `kubectl apply`. An evicted pod is replaced, and the new pod continues the report. A shard is not tried
 * again if a game failed (exit code 1) or the input was wrong (2). The job that joins the reports is suspended; resume it
 * when the shards are done. Needs Kubernetes 1.29 or later.
 */
export const kubernetes = (campaign: ShardedCampaign): string => {
  const shards = campaign.shards.length
  const merge = mergeScript(campaign)
  const documents = [
    claim,
    job('ptcg-turn-shards', {
      completionMode: 'Indexed',
      completions: shards,
      parallelism: shards,
      backoffLimitPerIndex: 10,
      podFailurePolicy: { rules: [{ action: 'FailIndex', onExitCodes: { operator: 'In', values: [1, 2] } }] },
      template: pod('shard', ['SHARD=$((JOB_COMPLETION_INDEX + 1))', shardScript(campaign)]),
    }),
    ...(merge === null ? [] : [job('ptcg-turn-merge', { suspend: true, template: pod('merge', [merge]) })]),
  ]
  return documents.map((document) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n')
}
