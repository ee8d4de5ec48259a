/**
 * A catalogue as large as a company's: the recorded tools, and near-duplicates of them
 * as other products would have them, with the same verbs and schemas and the nouns of
 * their own trade. Always the same, without randomness. The labels stay true: a query
 * about files is not answered by the twin that moves invoices.
 */
import type { Tool } from './tool.ts'

/** What the tools are about; each word becomes one of a product's own. */
const NOUNS = [
  ...['file', 'directory', 'folder', 'path', 'page', 'browser', 'element', 'tab'],
  ...['chart', 'diagram', 'map', 'graph', 'commit', 'branch', 'repository', 'git'],
  ...['remote', 'entity', 'relation', 'observation', 'node', 'knowledge', 'time'],
  ...['date', 'month', 'week', 'recipe', 'meal', 'console', 'network', 'screenshot'],
  ...['snapshot', 'screen', 'keyboard', 'key', 'dialog', 'tag', 'stash', 'image'],
]

const PRODUCTS: Readonly<Record<string, readonly string[]>> = {
  crm: ['account', 'lead', 'contact', 'deal', 'pipeline', 'territory', 'campaign'],
  billing: ['invoice', 'ledger', 'payment', 'refund', 'subscription', 'tariff', 'tax'],
  warehouse: ['pallet', 'shelf', 'parcel', 'carrier', 'aisle', 'stocktake', 'barcode'],
  hospital: ['patient', 'ward', 'prescription', 'diagnosis', 'nurse', 'theatre', 'bed'],
  school: ['pupil', 'classroom', 'grade', 'timetable', 'teacher', 'exam', 'homework'],
  fleet: ['truck', 'depot', 'driver', 'trailer', 'waybill', 'tachograph', 'tyre'],
  hotel: ['guest', 'room', 'booking', 'minibar', 'lobby', 'housekeeping', 'voucher'],
  legal: ['contract', 'clause', 'lawsuit', 'witness', 'verdict', 'appeal', 'notary'],
  farm: ['field', 'harvest', 'tractor', 'herd', 'silo', 'seed', 'orchard'],
  airline: ['flight', 'gate', 'crew', 'luggage', 'runway', 'boarding', 'cabin'],
  insurance: ['policy', 'claim', 'premium', 'broker', 'damage', 'deductible', 'expert'],
  newsroom: ['headline', 'editor', 'column', 'interview', 'edition', 'source', 'quote'],
  factory: ['machine', 'assembly', 'shift', 'spindle', 'batch', 'defect', 'conveyor'],
  museum: [
    'exhibit',
    'curator',
    'loan',
    'gallery',
    'restoration',
    'catalog',
    'visitor',
  ],
  utility: ['meter', 'substation', 'outage', 'turbine', 'consumption', 'grid', 'pylon'],
  payroll: ['salary', 'payslip', 'bonus', 'overtime', 'pension', 'allowance', 'leave'],
}

export function catalogueOf(real: readonly Tool[], size: number): Tool[] {
  const twins = Object.entries(PRODUCTS).flatMap(([server, words]) =>
    real.map(tool => twinOf(tool, server, words)),
  )
  const catalogue = new Map(real.map(tool => [tool.name, tool]))
  for (const twin of twins) {
    if (catalogue.size === size) break
    catalogue.set(twin.name, twin)
  }
  if (catalogue.size < size) {
    throw new RangeError(`expected ${size} tools, got ${catalogue.size}`)
  }
  return [...catalogue.values()]
}

function twinOf(tool: Tool, server: string, words: readonly string[]): Tool {
  const swapped = (text: string) => withWords(text, words)
  const name = swapped(tool.tool)
  return {
    // The name of the server it is a twin of keeps two of one product apart.
    name: `mcp__${server}__${tool.server}_${name}`.slice(0, 64),
    server,
    tool: `${tool.server}_${name}`,
    description: `${swapped(tool.description ?? '')} (${server})`,
    inputSchema: JSON.parse(swapped(JSON.stringify(tool.inputSchema))),
  }
}

const NOUN = new RegExp(`(?<![a-z])(${NOUNS.join('|')})(s|es)?(?![a-z])`, 'gi')

function withWords(text: string, words: readonly string[]): string {
  return text
    .replace(/entities/gi, 'entitys')
    .replace(/directories/gi, 'directorys')
    .replace(/repositories/gi, 'repositorys')
    .replace(NOUN, (_, noun: string, plural = '') => {
      const word = words[NOUNS.indexOf(noun.toLowerCase()) % words.length] ?? noun
      return word + (plural ? 's' : '')
    })
}
