/**
 * What a detector must not take for a fault: both references, and one that keeps the
 * contract in other words, other orders and other keys.
 */
import type { Edit } from '../mutant.ts'

export const REWORDED: readonly [Edit, ...Edit[]] = [
  {
    file: 'src/telemetry.ts',
    find: `\`\${sooner.layer} ends everything inside it after \${sooner.ms} ms\``,
    replace: `\`after \${sooner.ms} ms \${sooner.layer} has already ended it\``,
  },
  {
    file: 'src/health.ts',
    find: "'nothing in it'",
    replace: "'an answer with no content'",
  },
  {
    file: 'src/health.ts',
    find: "'offers no tools'",
    replace: "'no tool on offer'",
  },
  {
    file: 'src/definition.ts',
    find: '(a < b ? -1 : 1)',
    replace: '(a < b ? 1 : -1)',
  },
  {
    file: 'src/breaker.ts',
    find: 'JSON.stringify([server, tool])',
    replace: 'JSON.stringify({ tool, server })',
  },
  {
    file: 'src/breaker.ts',
    find: `\`\${server}/\${tool} is left alone: \${failures} of \${calls} calls failed\``,
    replace: `\`too many failures: \${failures} in \${calls}\``,
  },
  {
    file: 'src/audit.ts',
    find: '{ at: clock.now(), ...(redacted(all) as object) }',
    replace: '{ ...(redacted(all) as object), at: clock.now() }',
  },
]
