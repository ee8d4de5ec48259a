/** Decides beside the page. */
import { serve } from '../run/serve.ts'
import { policyView } from './bench.ts'

serve(policyView)
