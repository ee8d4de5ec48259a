/**
 * Errors on their way in: name, message, stack, cause and fields, whatever their class
 * was; an instance of the language's own is one here as well.
 */
import { listIn, textIn } from './expected.ts'

export function fillError(
  made: Error,
  value: Record<string, unknown>,
  read: (value: unknown) => unknown,
): void {
  const name = textIn(value.n)
  const kind = Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : undefined
  if (kind) Object.setPrototypeOf(made, kind.prototype)
  hide(made, 'message', read(textIn(value.m)))
  hide(made, 'stack', read(textIn(value.s)))
  if (made.name !== name) hide(made, 'name', name)
  if (Object.hasOwn(value, 'c')) hide(made, 'cause', read(value.c))
  for (const field of listIn(value.f)) {
    const [key, isShown, member] = listIn(field)
    if (OWN_MEMBERS.has(textIn(key))) continue
    const descriptor = { value: read(member), enumerable: isShown === true }
    Object.defineProperty(made, textIn(key), { ...descriptor, ...OPEN })
  }
}

const OPEN = { configurable: true, writable: true }
const OWN_MEMBERS = new Set(['name', 'message', 'stack', 'cause'])
const BUILT_IN: Record<string, ErrorConstructor> = {
  TypeError,
  RangeError,
  SyntaxError,
  ReferenceError,
  URIError,
  EvalError,
}

function hide(made: object, key: string, value: unknown): void {
  Object.defineProperty(made, key, { value, enumerable: false, ...OPEN })
}
