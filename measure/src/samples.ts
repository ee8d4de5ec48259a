/** Texts of the kinds that meet in a conversation, for the error of an estimate. */

const ENGLISH =
  'Moves or renames a file. Use it when the user wants a file somewhere else or ' +
  'under another name; do not use it to copy. The parent folder has to exist, and a ' +
  'file that is there already is not overwritten unless the caller says so.'

const CHINESE =
  '移动或重命名一个文件。用户想把文件放到别处、或者换个名字时用它；不要用它来复制。' +
  '上级目录必须已经存在，目标位置上已有的文件不会被覆盖，除非调用者明确要求。'

const CODE = `export function firstOf(found: readonly Found[], limit: number): Found[] {
  const first: Found[] = []
  for (const one of found) {
    const last = first[limit - 1]
    if (last && inOrder(last, one) <= 0) continue
    first.push(one)
  }
  return first
}`

const JSON_TEXT = JSON.stringify({
  type: 'object',
  properties: {
    path: { type: 'string', description: 'Where it lies' },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  },
  required: ['path'],
  additionalProperties: false,
})

/** Always the same bytes, and no pattern in them. */
const BASE64 = Buffer.from(
  Uint8Array.from({ length: 300 }, (_, at) => (at * at * 31 + at * 17) % 251),
).toString('base64')

const EMOJI = '✅ done 🚀 shipped 🐛 fixed 👩‍💻 reviewed 🇨🇳 translated 🎉 '.repeat(4)

export const SAMPLES: readonly { kind: string; text: string }[] = [
  { kind: 'English', text: ENGLISH },
  { kind: 'Chinese', text: CHINESE },
  { kind: 'code', text: CODE },
  { kind: 'JSON', text: JSON_TEXT },
  { kind: 'base64', text: BASE64 },
  { kind: 'emoji', text: EMOJI },
]
