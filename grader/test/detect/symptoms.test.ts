/** What a detector has missed is told in both languages, or does not compile. */
import { widthOf } from '@workshop/report'
import { expect, test } from 'vitest'
import { DETECTORS } from '../../src/detect/detectors.ts'
import { REWORDED } from '../../src/detect/healthy.ts'
import { DETECTED_STAGE } from '../../src/detect/subjects.ts'
import { mutant } from '../../src/mutant.ts'
import { loadMutants } from '../../src/prove/load.ts'

const declared = {
  pitfall: 'dead-timeout',
  title: { en: 'It', zh: '它' },
  edits: [REWORDED[0]],
  catches: ['firings'],
} as const

// @ts-expect-error A mutant of a pitfall with a detector says what it does.
mutant({ ...declared })
// @ts-expect-error In both languages.
mutant({ ...declared, symptom: { en: 'It fires.' } })
// @ts-expect-error Where no detector is written, nobody would read it.
mutant({ ...declared, ...BOTH(), pitfall: 'empty-section', catches: ['hit'] })

function BOTH() {
  return { symptom: { en: 'It fires.', zh: '它触发了。' } }
}

test('each is one sentence that fits a line, and tells no code', async () => {
  const subjects = await loadMutants({ ...DETECTED_STAGE, pitfalls: DETECTORS })
  const mutants = subjects.flatMap(one => (one.kind === 'mutant' ? [one.mutant] : []))
  expect(mutants.length).toBeGreaterThan(20)
  for (const { symptom, edits } of mutants) {
    for (const text of [symptom?.en ?? '', symptom?.zh ?? '']) {
      expect(text).toMatch(/[.。]$/)
      expect(widthOf(text), text).toBeLessThanOrEqual(76)
      const code = edits.flatMap(({ find, replace }) => [find.trim(), replace.trim()])
      expect(code.filter(part => part.length > 3 && text.includes(part))).toEqual([])
    }
  }
})
