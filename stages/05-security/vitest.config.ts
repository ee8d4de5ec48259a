import { stage } from '@workshop/testkit/preset'

export default stage(import.meta.url)
