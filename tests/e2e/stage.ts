/** Watches a page's WebGL from outside: what lives on the GPU, how often it draws, and how to take the context away. */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    stageProbe?: {
      readonly live: Record<string, number>;
      draws: number;
      contexts: number;
      readonly canvases: HTMLCanvasElement[];
    };
  }
}

/** Call before the page opens. */
export async function probeStage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe = (window.stageProbe = {
      live: {} as Record<string, number>,
      draws: 0,
      contexts: 0,
      canvases: [] as HTMLCanvasElement[],
    });
    const gl = WebGL2RenderingContext.prototype;
    const wrap = <
      Name extends
        | 'drawElements'
        | 'drawArrays'
        | 'createTexture'
        | 'deleteTexture'
        | 'createBuffer'
        | 'deleteBuffer'
        | 'createProgram'
        | 'deleteProgram'
        | 'createVertexArray'
        | 'deleteVertexArray'
        | 'createFramebuffer'
        | 'deleteFramebuffer',
    >(
      name: Name,
      seen: (given: unknown, made: unknown) => void,
    ): void => {
      const original = gl[name] as (...args: unknown[]) => unknown;
      Object.defineProperty(gl, name, {
        value(this: WebGL2RenderingContext, ...args: unknown[]) {
          const made = original.apply(this, args);
          seen(args[0], made);
          return made;
        },
      });
    };
    const count = (kind: string, by: number): void => void (probe.live[kind] = (probe.live[kind] ?? 0) + by);
    // What is deleted twice was one object.
    const known = new WeakSet<object>();
    for (const kind of ['Texture', 'Buffer', 'Program', 'VertexArray', 'Framebuffer'] as const) {
      wrap(`create${kind}`, (_given, made) => {
        if (typeof made !== 'object' || made === null) return;
        known.add(made);
        count(kind, 1);
      });
      wrap(`delete${kind}`, (given) => {
        if (typeof given === 'object' && given !== null && known.delete(given)) count(kind, -1);
      });
    }
    for (const name of ['drawElements', 'drawArrays'] as const) wrap(name, () => void (probe.draws += 1));
    const getContext = HTMLCanvasElement.prototype.getContext as (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) => RenderingContext | null;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...args: unknown[]) {
        const context = getContext.apply(this, args);
        if (context instanceof WebGL2RenderingContext && !probe.canvases.includes(this)) {
          probe.canvases.push(this);
          probe.contexts += 1;
        }
        return context;
      },
    });
  });
}

/** Resolves once so many more draw calls were made. */
export async function drawn(page: Page, more = 20): Promise<void> {
  const since = await page.evaluate(() => window.stageProbe?.draws ?? 0);
  await page.waitForFunction((target) => (window.stageProbe?.draws ?? 0) >= target, since + more);
}

/** GPU objects that were made and not freed. */
export const alive = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => ({ ...window.stageProbe?.live }));

/** Takes the newest canvas's context away. @param back whether the device gives it back after a moment */
export async function loseContext(page: Page, back: boolean): Promise<void> {
  await page.evaluate(async (restore) => {
    const gl = window.stageProbe?.canvases.at(-1)?.getContext('webgl2');
    const loss = gl?.getExtension('WEBGL_lose_context');
    if (!loss) throw new Error('there is no context to lose');
    loss.loseContext();
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (restore) loss.restoreContext();
  }, back);
}
