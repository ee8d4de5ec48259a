/** How a figure grows, for charts: a measurement may put some into its details. */
export interface Curve {
  name: 'decoder' | 'servers' | 'results' | 'search'
  /** On both axes only what is above 0: they are logarithmic. */
  series: Readonly<Record<string, readonly (readonly [number, number])[]>>
}
