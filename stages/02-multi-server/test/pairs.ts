/**
 * Pairs of a server and a tool that a name can lose. Data only.
 */
import type { Pair } from './contract.ts'

const SERVERS = [
  ['my_ server', 'my__srv', 'my_ srv', 'my_srv', 'my-srv', 'my_', '_my', '_', '__'],
  ['a', 'A', 'a_', 'a__b', 'a..b', 'a.b', 'a_b', 'a b', 'a/b', 'a:b', 'a\nb', ' '],
  // Composed and decomposed: alike on screen, and two names.
  ['搜索', '検索', '\u00e9', 'e\u0301', '😀', 'mcp', 'mcp__a', '__proto__'],
].flat()

const TOOLS = [
  'x__y',
  'x_y',
  'x',
  '_x',
  'x_',
  'b__x',
  'b_x',
  'B__X',
  'x.y',
  'constructor',
]

export const NASTY_PAIRS: readonly Pair[] = SERVERS.flatMap(server =>
  TOOLS.map(tool => ({ server, tool })),
)

/** Made by nobody, or by somebody else: each says at most what it is the name of. */
export const STRANGE_NAMES: readonly string[] = [
  ['', 'search', 'mcp', 'mcp__', 'mcp____', 'mcp__a', 'mcp__a__', 'mcp____x'],
  ['mcp__a__b__c', 'mcp__a___b', 'mcp__a____b', 'mcp___a__b', 'x__a__b', '__proto__'],
].flat()

/** As long as real ones are, and longer. */
export const LONG_PAIRS: readonly Pair[] = [
  {
    server: 'enterprise-knowledge-base-production',
    tool: 'synchronise_all_customer_records_v2',
  },
  { server: 'repo', tool: 'x'.repeat(100) },
  { server: 'repo', tool: 'x'.repeat(128) },
  { server: 's'.repeat(200), tool: 'search' },
  { server: 's'.repeat(58), tool: 't' },
  { server: '知识库'.repeat(30), tool: '搜索' },
  { server: '搜索', tool: 'search' },
  { server: '😀', tool: '🎉'.repeat(40) },
  { server: 'my server', tool: 'a.b/c' },
]

const SECRET = 'get_repository_environment_secret_by_name_and_organisation'

/** Alike in all that a blind cut or a careless cleaning keeps. */
export const ALIKE: readonly (readonly [Pair, Pair])[] = [
  [
    { server: 'repo', tool: `${SECRET}_identifier` },
    { server: 'repo', tool: `${SECRET}_id` },
  ],
  [
    { server: `${'s'.repeat(60)}1`, tool: 'search' },
    { server: `${'s'.repeat(60)}2`, tool: 'search' },
  ],
  [
    { server: 'repo', tool: `${'x'.repeat(127)}a` },
    { server: 'repo', tool: `${'x'.repeat(127)}b` },
  ],
  [
    { server: '搜索', tool: 'search' },
    { server: '検索', tool: 'search' },
  ],
  [
    { server: 'repo', tool: 'Search' },
    { server: 'repo', tool: 'search' },
  ],
  [
    { server: 'repo', tool: `${'x'.repeat(99)}A` },
    { server: 'repo', tool: `${'x'.repeat(99)}a` },
  ],
]

const FAMILIES = ['enterprise-knowledge-base', 'enterprise-knowledge-base-eu', '知识库']

/** Two thousand that differ in a number only, too long to be kept whole. */
export const MANY_PAIRS: readonly Pair[] = Array.from({ length: 2000 }, (_, nth) => ({
  server: FAMILIES[nth % FAMILIES.length] ?? '',
  tool: `synchronise_all_customer_records_of_region_${nth}_with_the_archive`,
}))
