import { TOAST_MS } from '../../contract/constants';
import type { Toast, ToastContent, ToastsContext } from './types';

/** Whether a visible toast says the same (first document, section 4, Toasts). */
export const isDuplicate = (visible: readonly Toast[], { title, content }: ToastContent): boolean =>
  visible.some((toast) => toast.title === title && toast.content === content);

/** The context with one more toast: the oldest makes room when all places are taken. Not for duplicates. */
export function admit(context: ToastsContext, { kind, title, content, ms = TOAST_MS }: ToastContent): ToastsContext {
  const toast: Toast = { id: context.nextId, kind, title, content, hideAt: context.clock.now() + ms };
  return { ...context, visible: [...context.visible, toast].slice(-context.max), nextId: context.nextId + 1 };
}

/** The context with the toast gone; the same context when it is gone already. */
export function remove(context: ToastsContext, id: number): ToastsContext {
  const visible = context.visible.filter((toast) => toast.id !== id);
  return visible.length === context.visible.length ? context : { ...context, visible };
}

/** Held toasts move to the free places, oldest first; what is on screen already is dropped. */
export function release(context: ToastsContext): ToastsContext {
  let next = context;
  for (const content of context.held) {
    if (next.visible.length >= next.max) break;
    next = { ...next, held: next.held.slice(1) };
    if (!isDuplicate(next.visible, content)) next = admit(next, content);
  }
  return next;
}
