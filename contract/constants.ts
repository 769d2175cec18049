/**
 * The constants of both documents' tables (first document section 9, second document section 9) and the numbers that
 * READINGS decides where they are silent. Times are milliseconds, sizes are counts. Nothing else may repeat them.
 */

// Transport (first document, sections 4, 7 and 9)
export const REQUEST_TIMEOUT_MS = 10_000;
export const SLOW_RESPONSE_MS = 1_000;
export const KEEPALIVE_MS = 8_000;
export const LIFETIME_MS = 12_000;
export const RECONNECT_STEP_MS = 1_500;
/** RSocket's largest REQUEST_N: what the documents call an unlimited subscription. */
export const UNLIMITED_REQUESTS = 2_147_483_647;
/** Browsers cap cookies at 400 days; the token cookie is renewed at each visit (READINGS, realtime wire). */
export const TOKEN_COOKIE_DAYS = 400;

// Shell
export const TOAST_MS = 3_000;
export const MODAL_POP_MS = 50;
export const REMEMBERED_ROUTE_MS = 300;
export const MAIL_REFRESH_MS = 500;
export const RECOMMEND_LIST_SIZE = 18;
export const RECOMMEND_ALL_SIZE = 20;
export const SEARCH_MIN_LENGTH = 3;
export const IMAGE_QUALITY = 80;
export const IMAGE_FORMAT = 'jpg';
export const IMAGES_MOST = 3;
/** What a picture may weigh when it is uploaded (READINGS leaves it to us). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
/** A message to the desk may be this long. */
export const TICKET_TEXT_MAX = 1_000;
/** Hours of WIB from which and to which the desk answers (READINGS leaves them to us). */
export const SUPPORT_FROM_HOUR = 8;
export const SUPPORT_TO_HOUR = 24;
export const APP_VERSION = '3.3.5';

// Money
export const CURRENCY = 'IDR';
export const DEFAULT_BET_MIN = 1_000;
export const DEFAULT_BET_MAX = 5_000_000;
export const DEFAULT_MAX_ROUND_PROFIT = 1_000_000_000;
export const STARTING_PLAY_CREDIT = 1_000_000;
/** With less than this in all pockets a player may take the refill, once a WIB day (READINGS). */
export const REFILL_BELOW = 10_000;
export const REFILL_AMOUNT = 250_000;
export const YEC_PER_USD = 100;

// Validation (second document, section 5)
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 16;
/** Digits of a mobile number as it is dialled at home, its 0 among them. */
export const PHONE_MIN_DIGITS = 10;
export const PHONE_MAX_DIGITS = 13;
export const CODE_LENGTH = 6;
export const PIN_LENGTH = 6;
export const NAME_MIN_LENGTH = 3;
export const NAME_MAX_LENGTH = 16;
export const IDENTITY_NAME_MAX = 60;
/** Codes that stand in for a lost second factor, each for once. */
export const RECOVERY_CODES = 10;
/** How long a code of an app counts. */
export const TOTP_STEP_MS = 30_000;
export const REFERRAL_CODE_LENGTH = 8;
export const CLIENT_SEED_MAX_LENGTH = 32;
export const AUTO_VALUE_MIN = 1;
export const AUTO_VALUE_MAX = 99_999;
export const MINIMUM_AGE = 18;

// Crash
export const CRASH_PREPARATION_MS = 8_000;
export const CRASH_SHOWN_MS = 3_000;
export const CRASH_TICK_MS = 100;
export const CRASH_LAG_MS = 1_000;
/** House edge in percent: what the wire calls the server's profit rate. */
export const CRASH_EDGE_PERCENT = 1;
export const CRASH_AUTO_MIN = 1.01;
export const CRASH_TARGET_MAX = 10_000;
export const CRASH_HISTORY_SIZE = 30;
/** Bets that a player may take back in one round: beyond it the answer is 667. */
export const CRASH_MAX_WITHDRAWALS = 5;

// Wingo
/** How long a phase of each model is (second document, section 9). */
export const WINGO_LENGTH_MS = { 1: 30_000, 2: 60_000, 3: 120_000 } as const;
export const WINGO_TICK_MS = 1_000;
export const WINGO_CLOSE_MS = 3_000;
export const WINGO_MASK_MS = 4_000;
export const WINGO_WIN_DELAY_MS = 3_000;
export const WINGO_DRIFT_MS = 2_000;
export const WINGO_LIVE_UPDATES = 10;
/** Orders that a player may place in one phase of a model: beyond it the answer is 667. */
export const WINGO_MAX_ORDERS = 100;

// Other in-house games
/** How long the needle goes round where a place has no turbo: from a start until the same player’s next one. */
export const ROLLER_CALM_MS = 3_000;
export const ROLLER_WIN_DELAY_MS = 3_500;
export const ROLLER_RESTART_DELAY_MS = 2_500;
export const LATEST_BETS_SIZE = 10;
export const MINES_MIN = 1;
export const MINES_MAX = 24;
/** Percent of edge for each mine (READINGS, Mines). */
export const MINES_EDGE_PERCENT_PER_MINE = 0.03;
/** House edge in percent: the wire's profitRate. */
export const HILO_EDGE_PERCENT = 1;
export const HILO_MAX_RATE = 10_000;
export const HILO_MAX_SKIPS = 52;
/** Bets are open for so long in roulette, dice and dingdong (READINGS, Games). */
export const POOL_BETTING_MS = 15_000;
/** Bets that a player may place in one round of them: beyond it the answer is 667. */
export const POOL_MAX_BETS = 100;
/** From the close of the bets until the ball, the dice or the light are at rest, and how long the result is shown after it: 8 s in all. */
export const ROULETTE_RUN_MS = 4_700;
export const ROULETTE_SHOWN_MS = 3_300;
export const ROULETTE_HISTORY_SIZE = 20;
export const ROULETTE_BLACK_MULTIPLIER = 14;
export const ROULETTE_COLOUR_MULTIPLIER = 2;
/** Return for one, two and three dice that show the face. */
export const DICE_MULTIPLIERS = [2, 3, 9] as const;
export const DICE_RUN_MS = 2_000;
export const DICE_SHOWN_MS = 6_000;
export const DICE_HISTORY_SIZE = 7;
/** The seven selections of dingdong, by what they return. Pools come in this order. */
export const DINGDONG_SELECTIONS = ['CHERRY', 'APPLE', 'MANGO', 'BAMBOO', 'GRAPE', 'STAR', 'DING'] as const;
export const DINGDONG_HISTORY_SIZE = 10;
export const DINGDONG_WIN_DELAY_MS = 3_000;
/** The placeholder in the history strip after a stop on AGAIN. */
export const DINGDONG_AGAIN_DELAY_MS = 200;
/** One run of the ring until the light stands: dark wave 308, full speed 1850, slow-down 1884. */
export const DINGDONG_RUN_MS = 4_042;
/** From a stop on AGAIN until the light leaves once more: wave 500, pause 600. */
export const DINGDONG_AGAIN_MS = 1_100;
/** The win shows three seconds after the stop and wants to be seen: 10 s in all. */
export const DINGDONG_SHOWN_MS = 5_958;
export const FRUIT_MAX_MULTIPLIER = 20;

// Promotions and referral (second document, section 9)
export const REFERRAL_TIERS = 3;
export const REFERRAL_MIN_DEPOSIT = 50_000;
export const REFERRAL_BONUS_DELAY_DAYS = 7;
export const FIRST_DEPOSIT_BONUS_PERCENT = 10;
export const CHECK_IN_DAYS = 7;
export const RESCUE_EXPIRES_DAYS = 3;
/** Claimable from this weekday (0 is Sunday) and hour, WIB; it is the slot losses times the cashback ratio. */
export const RESCUE_WEEKDAY = 4;
export const RESCUE_HOUR = 16;
/** Referral figures are of whole WIB days, settled before this hour of the next one. */
export const REFERRAL_SETTLED_HOUR = 20;
/** The daily free spin opens at this hour, WIB. */
export const FREE_SPIN_HOUR = 8;
/** What the site promises of withdrawals: paid within this time on average. */
export const AVERAGE_CASH_OUT_MS = 10 * 60_000;

/** What the house explains in writing, by its key in the path (`/help/<key>`, contract/docs). */
export const DOC_KEYS = ['balance', 'account', 'connection', 'fair-play', 'terms', 'privacy'] as const;
