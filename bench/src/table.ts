/** Where the bench's tables come from. */
export { table } from '@workshop/report'
