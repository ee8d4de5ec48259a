/**
 * The search index on its way to the reader. What MiniSearch writes is three times as
 * long as what it says; here a line is a term (what it shares with the one before, as one
 * digit, then the rest) and, for each field, documents as distances with their counts.
 */
import type { AsPlainObject } from 'minisearch'

const BASE = 36
/** One digit. */
const MOST_SHARED = BASE - 1

export function pack(plain: AsPlainObject): string {
  const { index, ...rest } = plain
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1))
  let before = ''
  const lines = sorted.map(([term, fields]) => {
    const shared = sharedBy(before, term)
    before = term
    const says = Object.entries(fields).map(
      ([field, docs]) => `${field}:${packed(docs)}`,
    )
    return `${shared.toString(BASE)}${term.slice(shared)}\t${says.join(';')}`
  })
  return [JSON.stringify(rest), ...lines].join('\n')
}

export function unpack(text: string): AsPlainObject {
  const [head = '', ...lines] = text.split('\n')
  let before = ''
  const index = lines.map((line): AsPlainObject['index'][number] => {
    const tab = line.indexOf('\t')
    const shared = Number.parseInt(line.slice(0, 1), BASE)
    before = before.slice(0, shared) + line.slice(1, tab)
    const fields = line
      .slice(tab + 1)
      .split(';')
      .map(part => {
        const colon = part.indexOf(':')
        return [part.slice(0, colon), unpacked(part.slice(colon + 1))] as const
      })
    return [before, Object.fromEntries(fields)]
  })
  return { ...(JSON.parse(head) as AsPlainObject), index }
}

type Docs = Record<string, number>

function packed(docs: Docs): string {
  let before = -1
  const steps = Object.entries(docs).map(([doc, count]) => {
    const step = Number(doc) - before
    before = Number(doc)
    return count === 1 ? step.toString(BASE) : `${step.toString(BASE)}*${count}`
  })
  return steps.join(' ')
}

function unpacked(text: string): Docs {
  const docs: Docs = {}
  let doc = -1
  for (const step of text.split(' ')) {
    const [distance = '', count = '1'] = step.split('*')
    doc += Number.parseInt(distance, BASE)
    docs[doc] = Number(count)
  }
  return docs
}

function sharedBy(before: string, term: string): number {
  let shared = 0
  while (
    shared < MOST_SHARED &&
    shared < before.length &&
    before[shared] === term[shared]
  ) {
    shared++
  }
  return shared
}

/** VitePress hands an index over as a module with one string. */
export function packedIndexes() {
  return {
    name: 'packed-indexes',
    transform(code: string, id: string) {
      // The module without a language only lists the others.
      if (!/^\/@localSearchIndex./.test(id)) return undefined
      const [, literal] = /^export default (".*")$/s.exec(code) ?? []
      if (literal === undefined)
        throw new Error(`expected an index in ${id}, got ${code.slice(0, 80)}`)
      const plain = JSON.parse(JSON.parse(literal) as string) as AsPlainObject
      return { code: `export default ${JSON.stringify(pack(plain))}`, map: null }
    },
  }
}
