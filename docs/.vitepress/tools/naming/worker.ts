/** Builds names beside the page. */
import { serve } from '../run/serve.ts'
import { namingView } from './bench.ts'

serve(namingView)
