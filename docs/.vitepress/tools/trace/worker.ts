/** Reads recordings beside the page. */
import { serve } from '../work/serve.ts'
import { traceView } from './view.ts'

serve(traceView)
