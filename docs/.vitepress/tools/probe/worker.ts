/** Reads texts beside the page. */
import { serve } from '../work/serve.ts'
import { probeView } from './look.ts'

serve(probeView)
