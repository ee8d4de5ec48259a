/**
 * A store in the test's hands: what was saved is seen, what is loaded is decided.
 */
export interface FakeStore {
  load(): Promise<string | undefined>
  save(text: string): Promise<void>
  /** What is in it; `undefined` before the first save. */
  text: string | undefined
  /** How often something was saved. */
  saves: number
}

export function fakeStore(text?: string): FakeStore {
  const store: FakeStore = {
    text,
    saves: 0,
    load: async () => store.text,
    save: async saved => {
      store.text = saved
      store.saves++
    },
  }
  return store
}

/** As a program gets it: two functions and nothing to look into. */
export function handed({ load, save }: FakeStore): Pick<FakeStore, 'load' | 'save'> {
  return { load, save }
}
