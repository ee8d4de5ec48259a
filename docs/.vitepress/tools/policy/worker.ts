/** Decides beside the page. */
import { serve } from '../work/serve.ts'
import { policyView } from './bench.ts'

serve(policyView)
