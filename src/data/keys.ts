import type { Endpoint } from '../../contract/http';
import type { Call } from '../../contract/wire';

/** What can be asked of the server and kept: an endpoint by HTTP, a call over the channel. */
export type Question = Endpoint | Call;

/** The name under which every answer to a question is kept, whatever was asked: `['GET', '/main/inbox/tpl']`, `['call', '/heracles/inbox/mail']`. */
export const nameOf = (question: Question): readonly [string, string] =>
  'method' in question ? [question.method, question.path] : ['call', question.route];

/** The name of one answer: the question's and what was asked with it. */
export const keyOf = (question: Question, asked: unknown): readonly unknown[] => [...nameOf(question), asked];
