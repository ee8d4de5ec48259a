/** Reads texts beside the page. */
import { serve } from '../run/serve.ts'
import { probeView } from './look.ts'

serve(probeView)
