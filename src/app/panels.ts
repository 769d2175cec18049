import type { PanelName } from '../../machines/modals/panels';
import { flowParams } from '../flow/params';
import { betParams } from '../history/params';
import { inviteParams } from '../account/invite';
import { mailParams } from '../inbox/params';
import { supportParams } from '../support/params';
import { panel, type PanelEntries, type PanelEntry } from './panel';

/** Bets are told in the words of their games, where there is something to choose. */
const HISTORY_WORDS = ['history', 'forms', 'wingo', 'roulette', 'dice', 'dingdong'] as const;

const SECURITY_WORDS = ['account', 'forms', 'security'] as const;
/** The record draws on the history's days and dates. */
const FLOW_WORDS = ['flow', 'history', 'forms'] as const;

/**
 * The panels that the app has, by their name in `?z=`. To add one: its component, which takes `PanelProps`, an entry here, and its name with those of its
 * parameters in `panelNames.ts`. A name of which there is no entry is said to be none, also where the documents know it.
 */
const ENTRIES = {
  login: panel(false, {
    title: 'login.title',
    subtitle: 'login.subtitle',
    branded: true,
    owner: 'account',
    words: ['account', 'forms'],
    load: () => import('../account/LoginPanel'),
  }),
  register: panel(false, {
    title: 'register.title',
    subtitle: 'register.subtitle',
    branded: true,
    owner: 'account',
    words: ['account', 'forms'],
    load: () => import('../account/RegisterPanel'),
  }),
  'reset-password': panel(false, {
    title: 'reset.title',
    subtitle: 'reset.subtitle',
    branded: true,
    owner: 'account',
    words: ['account', 'forms'],
    load: () => import('../account/ResetPanel'),
  }),
  refill: panel(true, {
    title: 'refill.title',
    subtitle: 'refill.subtitle',
    owner: 'account',
    words: ['account'],
    load: () => import('../account/RefillPanel'),
  }),
  account: panel(true, {
    title: 'account.title',
    owner: 'account',
    words: ['account'],
    load: () => import('../account/AccountPanel'),
  }),
  'account-info': panel(true, {
    title: 'info.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/AccountInfoPanel'),
  }),
  'security-info': panel(true, {
    title: 'security.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/SecurityPanel'),
  }),
  'pin-panel': panel(true, {
    title: 'confirm.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/PinPanel'),
  }),
  'edit-pin': panel(true, {
    title: 'pin.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/EditPinPanel'),
  }),
  'forget-pin': panel(true, {
    title: 'pin.forgetTitle',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/ForgetPinPanel'),
  }),
  'edit-mfa': panel(true, {
    title: 'mfa.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/MfaPanel'),
  }),
  'edit-email': panel(true, {
    title: 'email.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/EditEmailPanel'),
  }),
  'edit-phone': panel(true, {
    title: 'phone.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/EditPhonePanel'),
  }),
  'edit-password': panel(true, {
    title: 'password.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/EditPasswordPanel'),
  }),
  'change-pwd': panel(false, {
    title: 'email.resetTitle',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/EmailResetPanel'),
  }),
  'edit-profile': panel(true, {
    title: 'profile.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/ProfilePanel'),
  }),
  identification: panel(true, {
    title: 'identity.title',
    owner: 'account',
    words: SECURITY_WORDS,
    load: () => import('../account/security/IdentityPanel'),
  }),
  'fast-register': panel(false, {
    title: 'fast.title',
    subtitle: 'register.subtitle',
    branded: true,
    owner: 'account',
    words: ['account', 'forms'],
    load: () => import('../account/FastRegisterPanel'),
  }),
  'spread-register': panel(false, {
    params: inviteParams,
    title: 'invite.panel',
    subtitle: 'register.subtitle',
    branded: true,
    owner: 'account',
    words: ['account', 'forms'],
    load: () => import('../account/SpreadRegisterPanel'),
  }),
  'fair-play': panel(true, {
    title: 'fairPlay.title',
    size: 'wide',
    owner: 'fairplay',
    words: ['fairplay'],
    load: () => import('../fairplay/FairPlayPanel'),
  }),
  support: panel(false, {
    params: supportParams,
    title: 'support.title',
    owner: 'support',
    words: ['support', 'forms'],
    load: () => import('../support/SupportPanel'),
  }),
  'work-order-upload': panel(true, {
    title: 'support.orderTitle',
    owner: 'support',
    words: ['support', 'forms'],
    load: () => import('../support/WorkOrderPanel'),
  }),
  inbox: panel(true, {
    title: 'inbox.title',
    size: 'page',
    owner: 'inbox',
    words: ['inbox'],
    load: () => import('../inbox/InboxPanel'),
  }),
  'inbox-detail': panel(true, {
    params: mailParams,
    title: 'inbox.mail',
    size: 'wide',
    within: 'inbox',
    owner: 'inbox',
    words: ['inbox'],
    load: () => import('../inbox/MailPanel'),
  }),
  'bet-history': panel(true, {
    title: 'history.title',
    size: 'page',
    owner: 'history',
    words: HISTORY_WORDS,
    load: () => import('../history/BetHistoryPanel'),
  }),
  'bet-history-detail': panel(true, {
    params: betParams,
    title: 'history.bet',
    size: 'wide',
    within: 'bet-history',
    owner: 'history',
    words: HISTORY_WORDS,
    load: () => import('../history/BetPanel'),
  }),
  'balance-record': panel(true, {
    title: 'flow.title',
    size: 'page',
    owner: 'flow',
    words: FLOW_WORDS,
    load: () => import('../flow/FlowPanel'),
  }),
  transaction: panel(true, {
    params: flowParams,
    title: 'flow.entry',
    size: 'wide',
    within: 'balance-record',
    owner: 'flow',
    words: FLOW_WORDS,
    load: () => import('../flow/EntryPanel'),
  }),
  'install-apk': panel(false, {
    title: 'install.android',
    owner: 'pwa',
    words: ['device'],
    load: () => import('../pwa/AndroidGuide'),
  }),
  'install-ios-pwa': panel(false, {
    title: 'install.ios',
    owner: 'pwa',
    words: ['device'],
    load: () => import('../pwa/AppleGuide'),
  }),
} as const satisfies PanelEntries;

export const PANELS: Readonly<Partial<Record<PanelName, PanelEntry>>> = ENTRIES;

/** A panel's entry by a name from anywhere. */
export const panelOf = (name: string): PanelEntry | null =>
  Object.hasOwn(PANELS, name) ? (PANELS[name as PanelName] ?? null) : null;
