/** What holds for every text in both languages, wherever it stands. */
import { describe, expect, test } from 'vitest'
import { everyText, type PlacedText } from './every-text.ts'

const texts = everyText()

/** The places whose text is not as it should be; a red test names them. */
function placesWhere(isWrong: (en: string, zh: string) => boolean): string[] {
  return texts
    .filter(([, text]: PlacedText) => isWrong(text.en, text.zh))
    .map(([place, text]) => `${place}: ${text.en} / ${text.zh}`)
}

const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '`')
const codeIn = (text: string) => (text.match(/`[^`]*`/g) ?? []).toSorted().join(' ')

test('the walk reaches stages, failures, pitfalls, hints and checks', () => {
  const places = texts.map(([place]) => place)
  expect(places).toContain('stages.0.title')
  expect(places).toContain('R12.tell')
  expect(places).toContain('dead-feature.holds')
  expect(places).toContain('stdout-noise.hints.2')
  expect(places).toContain('two-eras.checks.no-mutual.expected')
})

describe('both languages', () => {
  test('are there, without blanks around them', () => {
    expect(placesWhere((en, zh) => !en || !zh)).toEqual([])
    expect(
      placesWhere((en, zh) => en !== en.trim() || zh !== zh.trim() || /\s\s/.test(en)),
    ).toEqual([])
  })

  test('are what they say: Han in every Chinese sentence, none in English', () => {
    const hasHan = (text: string) => /\p{Script=Han}/u.test(text.replace('é—漢😀', ''))
    const sentences = (text: string) => withoutCode(text).split(/(?<=[。？！])/u)
    expect(placesWhere((en, zh) => hasHan(en) || !sentences(zh).every(hasHan))).toEqual(
      [],
    )
  })

  test('name the same things in code', () => {
    expect(placesWhere((en, zh) => codeIn(en) !== codeIn(zh))).toEqual([])
  })

  test('give the same figures', () => {
    const figures = (text: string) =>
      [
        ...new Set(text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(\.\d+)?/g)),
      ].toSorted()
    expect(placesWhere((en, zh) => `${figures(en)}` !== `${figures(zh)}`)).toEqual([])
  })

  test('close every backtick', () => {
    const isOpen = (text: string) => (text.match(/`/g) ?? []).length % 2 === 1
    expect(placesWhere((en, zh) => isOpen(en) || isOpen(zh))).toEqual([])
  })
})

describe('Chinese', () => {
  test('uses full-width punctuation and 「」', () => {
    const halfWidth = /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}|[“”‘’]/u
    expect(placesWhere((_, zh) => halfWidth.test(withoutCode(zh)))).toEqual([])
  })

  test('has a space between Han and Latin, and none beside punctuation', () => {
    const tight = /\p{Script=Han}[A-Za-z0-9`]|[A-Za-z0-9%`]\p{Script=Han}/u
    const loose =
      /\p{Script=Han} \p{Script=Han}|[，。、；：？！」] | [，。、；：？！「]/u
    expect(placesWhere((_, zh) => tight.test(zh.replace(/`[^`]*`/g, '`')))).toEqual([])
    expect(placesWhere((_, zh) => loose.test(zh))).toEqual([])
  })
})
