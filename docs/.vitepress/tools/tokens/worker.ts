/** Estimates beside the page. */
import { serve } from '../run/serve.ts'
import { billOf } from './bill.ts'

serve(billOf)
