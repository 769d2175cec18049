/**
 * By which codes of its own each call may refuse. What follows from a call's declaration is not listed: no session (10004, 1), a role (403), a confirmation (401), what fits no schema or is
 * none of the caller's things (3), asking too often (667), a `request_id` of another act (9005). Those are tried of every call by one table (tests/suites/coverage); that each of these goes over
 * the wire in some test is checked after all of the server's (tests/lib/refusals).
 */
import { CODE } from './errors';

const { codeInvalid, commonPassword, insufficientBalance, wrongBetAmount, betOverLimit, maintenance, cannotPlay } =
  CODE;

/** Of every call that takes a stake. */
const STAKE = [insufficientBalance, wrongBetAmount, betOverLimit, maintenance, cannotPlay];
/** Of a round of one's own that has steps: its beginning, a new server seed, a step and the end. */
const START = [...STAKE, CODE.activeRound];
const ROTATE = [CODE.unfinishedGame, CODE.invalidSeed];
const CASH = [CODE.cannotCashOut, CODE.unfinishedGame];

/** By `METHOD /path` of an endpoint or the route of a call; those that are not here have none. */
export const REFUSALS: Readonly<Record<string, readonly number[]>> = {
  'POST /main/user/phone/register': [commonPassword, CODE.phoneExists, CODE.userExists],
  'POST /main/user/loadpage/register': [commonPassword, CODE.phoneExists, CODE.userExists, CODE.invalidInvitation],
  'POST /main/user/phone/login': [
    CODE.mfaNeeded,
    CODE.accountInactive,
    CODE.mfaMismatch,
    CODE.recoveryMismatch,
    CODE.invalidCredentials,
  ],
  'POST /main/user/phone/password/reset': [codeInvalid, commonPassword],
  'POST /main/user/refill': [CODE.claimFailed, cannotPlay],
  'POST /main/user': [CODE.userExists],
  'POST /main/user/password': [CODE.wrongPassword, commonPassword],
  'POST /main/user/phone': [codeInvalid, CODE.phoneExists],
  'POST /main/user/phone/verify': [codeInvalid],
  'POST /main/user/email/code': [CODE.emailTooOften],
  'POST /main/user/email/verify': [codeInvalid],
  'POST /main/user/email/bind': [codeInvalid, CODE.emailBound],
  'GET /main/user/email/password': [CODE.emailTooOften],
  'POST /main/user/email/password': [codeInvalid, commonPassword],
  'POST /main/user/pin': [CODE.pinExists, CODE.pinFormat],
  'PUT /main/user/pin': [CODE.pinFormat, CODE.wrongOldPin],
  'POST /main/user/pin/forget': [CODE.wrongPassword, CODE.pinFormat],
  'POST /main/user/confirm': [CODE.wrongPin, CODE.mfaMismatch, codeInvalid, CODE.wrongPassword],
  'POST /main/user/mfa': [CODE.mfaMismatch],
  'POST /main/user/email/mfa': [codeInvalid],
  'POST /main/user/mfa/recovery': [CODE.mfaNeeded],
  'POST /main/user/identification': [CODE.repeatedRequest],
  'POST /main/site/upload': [CODE.pictureFormat, CODE.pictureSize],
  'POST /main/fortune/apply': [CODE.repeatedRequest],
  'POST /main/support/messages': [CODE.repeatedRequest],
  'POST /main/support/pictures': [CODE.pictureFormat, CODE.pictureSize],
  'POST /main/support/guest/messages': [CODE.repeatedRequest],
  'POST /desk/settings': [CODE.confirmFirst, CODE.repeatedRequest],
  'POST /desk/settings/guarded': [CODE.repeatedRequest],
  'POST /desk/settings/:version/undo': [CODE.repeatedRequest],
  'POST /desk/support/tickets/:id/take': [CODE.ticketClosed],
  'POST /desk/support/tickets/:id/answer': [CODE.ticketTaken, CODE.ticketClosed, CODE.repeatedRequest],
  'POST /desk/support/tickets/:id/note': [CODE.repeatedRequest],
  'POST /desk/support/tickets/:id/close': [CODE.ticketTaken, CODE.ticketClosed],
  'POST /desk/mailings': [CODE.repeatedRequest],
  'POST /desk/docs/:key': [CODE.repeatedRequest],
  'POST /desk/docs/:key/undo': [CODE.repeatedRequest],

  'game/crash/bet': [...STAKE, CODE.roundClosing, CODE.gameStarted, CODE.alreadyIn],
  'game/crash/cancel': [CODE.roundClosing, CODE.gameStarted, CODE.cannotCashOut, CODE.repeatedRequest],
  'game/crash/escape': [CODE.cannotCashOut, CODE.repeatedRequest],
  '/ws/game/wingo/bet': [...STAKE, CODE.roundClosing],
  'game/roulette/bet': [...STAKE, CODE.rouletteStarted],
  'game/dice/bet': [...STAKE, CODE.diceStarted],
  'game/dingdong/bet': [...STAKE, CODE.dingdongStarted],
  'game/mines/startRound': [...START, CODE.minesCount],
  'game/mines/playRound': [...START, CODE.minesCount],
  'game/mines/setSeed': [CODE.invalidSeed],
  'game/mines/rotateSeed': ROTATE,
  'game/mines/selectCard': [CODE.unfinishedGame, CODE.repeatedRequest],
  'game/mines/cashRound': [...CASH, CODE.openCellFirst],
  'game/hilo/startRound': START,
  'game/hilo/setSeed': [CODE.invalidSeed],
  'game/hilo/rotateSeed': ROTATE,
  'game/hilo/selectCard': [CODE.unfinishedGame],
  'game/hilo/cashRound': CASH,
  'game/roller/startRound': STAKE,
  'game/roller/setSeed': [CODE.invalidSeed],
  'game/roller/rotateSeed': [CODE.invalidSeed],
  'game/coinFlip/startRound': START,
  'game/coinFlip/setSeed': [CODE.invalidSeed],
  'game/coinFlip/rotateSeed': ROTATE,
  'game/coinFlip/selectCard': [CODE.unfinishedGame],
  'game/coinFlip/cashRound': CASH,
  '/heracles/inbox/mail/{id}/delete': [CODE.claimFailed],
};

/** Only where a bet came in time and its round was drawn before its turn: no test over the wire can have that happen, the engine's does (server/engines/pool). */
export const RACES: Readonly<Record<string, readonly number[]>> = {
  'game/roulette/bet': [CODE.roundClosing],
  'game/dice/bet': [CODE.roundClosing],
  'game/dingdong/bet': [CODE.roundClosing],
};
