/** Reads recordings beside the page. */
import { serve } from '../run/serve.ts'
import { traceView } from './view.ts'

serve(traceView)
