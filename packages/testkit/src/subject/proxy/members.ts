/** What belongs to an object, and what kind of object it is. */

const bound = new WeakMap<object, Map<string, object>>()

/** The method of this very object: outside, nobody knows its `this`. */
export function methodOf(owner: object, key: string): object {
  const methods = bound.get(owner) ?? new Map<string, object>()
  bound.set(owner, methods)
  const method =
    methods.get(key) ??
    ((...args: unknown[]) =>
      (owner as Record<string, (...args: unknown[]) => unknown>)[key]?.(...args))
  methods.set(key, method)
  return method
}

/** What a class gives its objects: methods, and what its getters say. */
export function inheritedBy(value: object): string[] {
  const names = new Set<string>()
  let from = Object.getPrototypeOf(value)
  while (from !== null && !isBuiltIn(from)) {
    for (const name of Object.getOwnPropertyNames(from)) names.add(name)
    from = Object.getPrototypeOf(from)
  }
  names.delete('constructor')
  return [...names].filter(name => !Object.hasOwn(value, name))
}

export function isThenable(value: object): value is PromiseLike<unknown> {
  return typeof (value as { then?: unknown }).then === 'function'
}

export function isPlain(value: object): boolean {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

function isBuiltIn(prototype: object): boolean {
  const { constructor: made } = prototype
  return (globalThis as Record<string, unknown>)[made?.name ?? ''] === made
}

export function bytesIn(value: object): Uint8Array | undefined {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (!ArrayBuffer.isView(value)) return undefined
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
}
