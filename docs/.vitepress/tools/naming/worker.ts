/** Builds names beside the page. */
import { serve } from '../work/serve.ts'
import { namingView } from './bench.ts'

serve(namingView)
