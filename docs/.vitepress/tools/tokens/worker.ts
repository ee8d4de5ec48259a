/** Estimates beside the page. */
import { serve } from '../work/serve.ts'
import { billOf } from './bill.ts'

serve(billOf)
