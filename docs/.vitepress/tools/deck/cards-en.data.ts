/** Cards in one language, made while the site is built. */
import { type Cards, cardsOf } from './cards.ts'

declare const data: Cards

export { data }

export default {
  watch: ['../../../data/interview/*.ts'],
  load: (): Promise<Cards> => cardsOf('en'),
}
