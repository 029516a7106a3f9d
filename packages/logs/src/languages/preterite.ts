/** Rewrites the sentences of a log from Spain with the past tense that is used in Latin America. */

/** For each participle, the singular and the plural form of the verb in the tense of Latin America. */
const PRETERITE: { readonly [participle: string]: readonly [one: string, several: string] } = {
  activado: ['activó', 'activaron'],
  actuado: ['actuó', 'actuaron'],
  afectado: ['afectó', 'afectaron'],
  añadido: ['añadió', 'añadieron'],
  barajado: ['barajó', 'barajaron'],
  cogido: ['cogió', 'cogieron'],
  colocado: ['colocó', 'colocaron'],
  curado: ['curó', 'curaron'],
  decidido: ['decidió', 'decidieron'],
  declarado: ['declaró', 'declararon'],
  descartado: ['descartó', 'descartaron'],
  elegido: ['eligió', 'eligieron'],
  enseñado: ['enseñó', 'enseñaron'],
  evitado: ['evitó', 'evitaron'],
  ganado: ['ganó', 'ganaron'],
  hecho: ['hizo', 'hicieron'],
  infligido: ['infligió', 'infligieron'],
  intercambiado: ['intercambió', 'intercambiaron'],
  jugado: ['jugó', 'jugaron'],
  lanzado: ['lanzó', 'lanzaron'],
  mostrado: ['mostró', 'mostraron'],
  movido: ['movió', 'movieron'],
  perdido: ['perdió', 'perdieron'],
  podido: ['pudo', 'pudieron'],
  puesto: ['puso', 'pusieron'],
  quedado: ['quedó', 'quedaron'],
  quitado: ['quitó', 'quitaron'],
  realizado: ['realizó', 'realizaron'],
  reconectado: ['reconectó', 'reconectaron'],
  recuperado: ['recuperó', 'recuperaron'],
  recibido: ['recibió', 'recibieron'],
  rendido: ['rindió', 'rindieron'],
  retirado: ['retiró', 'retiraron'],
  robado: ['robó', 'robaron'],
  salido: ['salió', 'salieron'],
  terminado: ['terminó', 'terminaron'],
  tomado: ['tomó', 'tomaron'],
  unido: ['unió', 'unieron'],
  usado: ['usó', 'usaron'],
}

/** Rewrites a sentence from Spain in its Latin American form. */
export const inLatinAmerica = (template: string): string =>
  template.replace(/\b(ha|han) (\p{L}+)/gu, (said, auxiliary: string, participle: string) => {
    const [one, several] = PRETERITE[participle] ?? [said, said]
    return auxiliary === 'ha' ? one : several
  })
