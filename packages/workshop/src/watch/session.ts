/**
 * `pnpm start` on a terminal: the map, a verdict on every save, a command on every
 * key. One run at a time: what is running is gone before the next one begins.
 */
import type { Text } from '@workshop/syllabus'
import { compare } from '../commands/compare.ts'
import { explain } from '../commands/explain.ts'
import { hint } from '../commands/hint.ts'
import { trace } from '../commands/trace.ts'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { pageFor, paragraph, print } from '../page.ts'
import { PHRASES } from '../phrases/start.ts'
import { ERRORS } from '../phrases.ts'
import { type StageRun, startStage } from '../run/stage-run.ts'
import { type StageHere, stagesHere } from '../stages.ts'
import { lastLesson } from '../state.ts'
import { type Guide, startGuide } from './guide.ts'
import { type Saves, watchSaves } from './saves.ts'
import { LIMIT_MS, showGuide, showKeys, showMap, showVerdict } from './screens.ts'

type Draw = (context: Context) => void

const CLEAR = '\u001b[2J\u001b[H'

export class Session {
  #context: Context
  #here: StageHere
  #saves: Saves | undefined
  #savedAt: string | undefined
  #run: StageRun | undefined
  #guide: Guide | undefined
  /** Where the guide is served, once it is. */
  #address: string | undefined
  /** Counts runs: what an earlier one still has to say is no longer of interest. */
  #turn = 0
  #shown: Draw = () => undefined

  constructor(here: StageHere, context: Context) {
    this.#here = here
    this.#context = context
  }

  open(): void {
    // First the watch: whoever sees the map may save at once.
    this.#watch()
    this.#showMap()
    this.#openGuide()
  }

  #openGuide(): void {
    const say = (says: Text) => showGuide(says, this.#context)
    this.#guide = startGuide(this.#context, {
      building: () => say(PHRASES.guideBuilding),
      ready: address => {
        this.#address = address
        say(PHRASES.guideReady(address))
      },
      failed: () => {
        this.#address = undefined
        say(PHRASES.guideFailed)
      },
    })
  }

  /** Resolves when nothing of ours is left running. */
  async close(): Promise<void> {
    this.#turn++
    this.#saves?.close()
    await Promise.all([this.#run?.stop(), this.#guide?.close()])
  }

  async key(key: string): Promise<void> {
    const act = this.#actions[key]
    if (act !== undefined) await this.#attempt(act)
  }

  async #attempt(act: () => unknown): Promise<void> {
    try {
      await act()
    } catch (cause) {
      this.#complain(cause)
    }
  }

  redraw(): void {
    this.#show(this.#shown)
  }

  readonly #actions: Readonly<Record<string, () => unknown>> = {
    r: () => this.#verdict(PHRASES.running(this.#here.name)),
    h: () => this.#command(() => hint([this.#pitfall()], this.#context)),
    x: () => this.#command(() => explain([this.#pitfall()], this.#context)),
    t: () => this.#command(() => trace([], this.#context)),
    d: () => this.#command(() => compare([this.#here.stage.id], this.#context)),
    n: () => this.#nextStage(),
    l: () => this.#otherLanguage(),
  }

  #watch(): void {
    this.#saves?.close()
    this.#saves = watchSaves(this.#here.dir, {
      saved: () => {
        this.#savedAt = new Date().toTimeString().slice(0, 8)
        const says = PHRASES.savedAt(this.#savedAt, this.#here.name)
        void this.#attempt(() => this.#verdict(says))
      },
      failed: reason => this.#complain(new Complaint(PHRASES.cannotWatch(reason))),
    })
  }

  /** Runs the stage; a run that is under way is killed first. */
  async #verdict(says: Text): Promise<void> {
    const turn = ++this.#turn
    await this.#run?.stop()
    if (turn !== this.#turn) return
    const { paint, say } = pageFor(this.#context)
    print(this.#context, ['', paint.dim(say(says))])
    const options = { vitestArgs: [], limitMs: LIMIT_MS, screen: 'none' } as const
    this.#run = startStage(this.#here, options, this.#context)
    const ended = await this.#run.ended
    if (turn !== this.#turn) return
    this.#run = undefined
    this.#show(context => showVerdict(ended, this.#here, context, this.#address))
  }

  #showMap(): void {
    this.#show(context => showMap(this.#here, this.#savedAt, context, this.#address))
  }

  /** Draws on a clean screen where there is one, and remembers how. */
  #show(draw: Draw): void {
    this.#shown = draw
    this.#context.stdout.write(this.#context.theme.color ? CLEAR : '\n')
    draw(this.#context)
  }

  async #command(run: () => Promise<unknown>): Promise<void> {
    print(this.#context, [''])
    await run()
    print(this.#context, [''])
    showKeys(this.#context)
  }

  /** The one that the last screen was about, or the first of the stage. */
  #pitfall(): string {
    const lesson = lastLesson(this.#context)?.pitfall.pitfall
    if (lesson !== undefined && lesson.stage === this.#here.stage.id) return lesson.id
    return this.#here.stage.pitfalls[0] ?? ''
  }

  #nextStage(): void {
    const here = stagesHere()
    const at = here.findIndex(({ name }) => name === this.#here.name)
    const next = here[at + 1]
    if (next === undefined) throw new Complaint(PHRASES.noNext(this.#here.folder))
    this.#turn++
    void this.#run?.stop()
    this.#run = undefined
    this.#here = next
    this.#savedAt = undefined
    this.#watch()
    this.#showMap()
  }

  #otherLanguage(): void {
    const locale = this.#context.locale === 'en' ? 'zh' : 'en'
    const env = { ...this.#context.env, WORKSHOP_LANG: locale }
    this.#context = { ...this.#context, locale, env }
    this.#show(this.#shown)
  }

  #complain(cause: unknown): void {
    const { message } = cause as Error
    const text = cause instanceof Complaint ? cause.text : ERRORS.ours(message)
    print(this.#context, ['', ...paragraph(pageFor(this.#context), text)])
  }
}
