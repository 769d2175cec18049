import type { AreaOf } from '../catalogue';
import type { entry as source } from '../id/entry';

export const entry: AreaOf<typeof source> = {
  'login.title': 'Welcome back',
  'login.subtitle': 'Sign in to use your play balance',
  'login.submit': 'Sign in',
  'login.firstTitle': 'Sign in first',
  'login.firstBody': 'You will come back here afterwards',
  'login.done': 'Welcome, {name}',
  'register.title': 'Sign up free',
  'register.subtitle': 'Free, with play money to try things',
  'register.tab': 'Sign up',
  'register.doneTitle': 'Play balance {amount}',
  'register.doneBody': 'Welcome to Lintang, {name}. Have fun!',
  'reset.title': 'New password',
  'reset.subtitle': 'We send a code to your number',
  'reset.done': 'Password changed',
  'reset.doneBody': 'Sign in with the new password.',
  'refill.title': 'Refill your play balance',
  'refill.subtitle': 'Free, once a day',
  'refill.short': 'Free refill',
  'refill.next': 'Next refill {when} WIB',
  'account.title': 'Account',
  'inbox.title': 'Inbox',
  'inbox.mail': 'Mail',
  'inbox.bell': 'Inbox, {n} unread',
  'account.loggedOut': 'You have signed out',
};
