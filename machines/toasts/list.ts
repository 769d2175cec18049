import { TOAST_MS } from '../../contract/constants';
import type { Toast, ToastContent, ToastsContext, Waiting } from './types';

type Words = Pick<ToastContent, 'title' | 'content'>;

/** Whether one of these says the same (first document, section 4, Toasts). */
const says = (list: readonly Words[], { title, content }: Words): boolean =>
  list.some((toast) => toast.title === title && toast.content === content);

/** A mail tells of what this device did so long after that at most, ms. */
const OWN_MS = 60_000;

/** Whether it is the mail of what this device has just done. */
const own = ({ doing, clock }: ToastsContext, { mail, of = '' }: Waiting): boolean =>
  mail && (doing[of] ?? 0) > clock.now();

/** The context with a change that this device asks for, of which one mail will tell; or, `done`, with one that is told, or came to nothing. */
export const does = (context: ToastsContext, mail: string, done = false): ToastsContext => ({
  ...context,
  doing: { ...context.doing, [mail]: done ? 0 : context.clock.now() + OWN_MS },
});

/** The context with one more toast in line; not for what is said already, or will be. */
export const enqueue = (context: ToastsContext, toast: Waiting): ToastsContext =>
  own(context, toast)
    ? does(context, toast.of ?? '', true)
    : says([...context.visible, ...context.waiting], toast)
      ? context
      : { ...context, waiting: [...context.waiting, toast] };

/** The context with a word about where the player is; the same context when nothing is new. */
export const placed = (
  context: ToastsContext,
  at: Partial<Pick<ToastsContext, 'panelOpen' | 'inRoom'>>,
): ToastsContext => {
  const next = { ...context, ...at };
  return next.panelOpen === context.panelOpen && next.inRoom === context.inRoom ? context : next;
};

/** The context with the toast gone; the same context when it is gone already. */
export function remove(context: ToastsContext, id: number): ToastsContext {
  const visible = context.visible.filter((toast) => toast.id !== id);
  return visible.length === context.visible.length ? context : { ...context, visible };
}

const mayShow = ({ panelOpen, inRoom }: ToastsContext, { mail, outsideGames = false }: Waiting): boolean =>
  !(mail && panelOpen) && !(outsideGames && inRoom);

/** Takes waiting toasts to the free places, first come first served; one that may not be shown now lets others pass. */
export function release(context: ToastsContext): ToastsContext {
  let { visible, nextId } = context;
  const waiting: Waiting[] = [];
  for (const toast of context.waiting) {
    if (visible.length >= context.max || !mayShow(context, toast)) {
      waiting.push(toast);
      continue;
    }
    visible = [...visible, shown(context, toast, nextId)];
    nextId += 1;
  }
  return visible === context.visible ? context : { ...context, visible, waiting, nextId };
}

const shown = (
  { clock }: ToastsContext,
  { kind, title, content, route, ms = TOAST_MS, reads }: Waiting,
  id: number,
): Toast => ({
  id,
  kind,
  title,
  content,
  route: route ?? null,
  hideAt: ms === null ? null : clock.now() + ms,
  reads: reads ?? null,
});
