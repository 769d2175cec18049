/**
 * What the two documents name, item by item: whether an item is served is not said here but found in the contract, the panels and the routes (`tests/suites/coverage.test.ts`,
 * `tests/e2e/coverage.spec.ts`), so that this list cannot claim more than there is. Paths that the documents give in words only are those of READINGS, Platform;
 * promotions are named without paths, and keep their names under `/main/promo`.
 */

/** A documented HTTP call; `:name` is a blank. */
export interface DocumentedEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** First or second document, with its line. */
  readonly spec: string;
}

const http = (spec: string, text: string): readonly DocumentedEndpoint[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = ''] = line.trim().split(/\s+/);
      return { method: method as DocumentedEndpoint['method'], path, spec };
    });

const LAUNCH_PROVIDERS =
  'bgaming bv cmd dc evolution fc fs hb huidu jl mg omg pg pgn play pp saba sbo sp spade ygg'.split(' ');

/** Every documented HTTP call, under `/api`. */
export const DOCUMENTED_HTTP: readonly DocumentedEndpoint[] = [
  ...http('000:94', LAUNCH_PROVIDERS.map((provider) => `GET /main/${provider}/:id/launch`).join('\n')),
  ...http('000:94', 'GET /main/pg/:id/launchHtml'),
  ...http(
    '000:96',
    `GET /main/slot/slot
     GET /main/slot/slot/collection
     POST /main/slot/slot/collection
     GET /main/slot/slot/:id
     GET /main/slot/firm
     GET /main/slot/home
     GET /main/slot/recent
     GET /main/slot/bet/game
     GET /main/slot/launchQuery/:id
     GET /main/slot/fsPrizeOrder
     GET /main/slot/fsPrizeCount
     GET /main/slot/fsPrizeOrderDetail
     GET /main/slot/fsPrizeUse
     GET /main/slot/bigWin
     GET /main/slot/champion/:id
     GET /main/slot/champion/mine
     GET /main/slot/game/record
     GET /main/slot/onlineCount`,
  ),
  ...http(
    '000:98',
    `GET /heracles/board/boards/:group
     GET /heracles/doc/docs/:key
     GET /heracles/doc/docs/:key/content
     POST /heracles/doc/docs/:key/visit
     GET /heracles/doc/module/:id
     GET /heracles/symbol/:code`,
  ),
  ...http(
    '000:101',
    `GET /main/heracles/pay/banks
     GET /main/heracles/pay/ports
     GET /main/heracles/pay/orderState/:id
     GET /main/heracles/pay/orders/:id
     GET /main/heracles/pay/orders
     GET /main/heracles/pay/orders/bank
     GET /main/payhub/pay/banks`,
  ),
  ...http(
    '000:102',
    `POST /main/pay/recharge
     POST /main/pay/withdraw
     DELETE /main/pay/withdraw/:id
     POST /main/pay/withdraw/fee
     GET /main/pay/balance/flow`,
  ),
  ...http(
    '000:103',
    `GET /main/pay/bank/account/latest
     GET /main/pay/bank/account/list
     POST /main/pay/bank/account/add
     PUT /main/pay/bank/account/:id
     DELETE /main/pay/bank/account/:id
     GET /main/pay/bank/support`,
  ),
  ...http(
    '000:104',
    `GET /main/pay/info
     GET /main/withdraw/info
     GET /main/currency/rate
     GET /main/pay/lastRecharge
     GET /main/pay/firstAmount`,
  ),
  ...http(
    '000:105',
    `GET /main/pay/feedback/:id
     POST /main/pay/feedback/:id
     POST /main/pay/feedback/callback`,
  ),
  ...http(
    '000:106',
    `GET /heracles/withdraw/orders
     GET /heracles/withdraw/orders/:id
     GET /main/heracles/withdraw/banks
     GET /main/heracles/withdraw/ports
     GET /main/heracles/withdraw/orderState
     GET /main/payhub/withdraw/banks`,
  ),
  ...http(
    '000:109',
    `GET /main/user
     POST /main/user`,
  ),
  ...http(
    '000:110',
    `POST /main/user/email/code
     POST /main/user/email/verify
     GET /main/user/email/password
     POST /main/user/email/password
     POST /main/user/email/bind
     POST /main/user/email/mfa`,
  ),
  ...http(
    '000:112',
    `GET /main/user/phone/code
     POST /main/user/phone/verify
     POST /main/user/phone/register
     POST /main/user/phone/login
     POST /main/user/phone/password/reset
     GET /main/user/phone/check
     POST /main/user/pin
     PUT /main/user/pin
     GET /main/user/pin
     DELETE /main/user/mfa`,
  ),
  ...http(
    '000:113',
    `GET /main/user/brief
     GET /main/user/online
     GET /main/user/netprofit/top10
     POST /main/user/visit
     POST /main/user/:game/tutorial
     GET /main/user/:game/tutorial
     POST /main/user/identification
     POST /main/user/loadpage/register
     POST /main/user/logout`,
  ),
  ...http(
    '000:115',
    `GET /main/vip/configs
     GET /main/vip/user/level
     GET /main/vip/level/reward/orders
     GET /main/vip/cashback/history
     POST /main/vip/cashback/claim
     POST /main/vip/level/reward/claim`,
  ),
  ...http(
    // `messages/unread` is for clients that ask: ours has the count with its player (`brief`) and by the push that follows a message.
    '000:117',
    `GET /main/site/config/:key
     POST /main/site/frontInfo
     POST /main/site/upload
     POST /main/site/page/open
     POST /main/site/error/notify
     POST /main/site/list/config
     GET /main/site/messages
     PUT /main/site/messages/read/all
     PUT /main/site/messages/read/:id
     GET /main/site/messages/unread
     GET /main/site/original/game/enter
     GET /main/site/promo/data
     GET /main/inbox/tpl`,
  ),
  ...http(
    '000:119',
    `GET /main/promo/lottery/log
     POST /main/promo/lottery/claim
     GET /main/promo/lottery/config
     GET /main/promo/lottery/info
     GET /main/promo/lottery/week/user
     GET /main/promo/lottery/ticket50
     GET /main/promo/lottery/winner
     GET /main/promo/lottery/user/tickets
     GET /main/promo/lottery/lotteryOrder
     POST /main/promo/lottery/lotteryOrder/:id`,
  ),
  ...http(
    '000:121',
    `POST /main/fortune/apply
     GET /main/fortune/apply
     GET /main/flow/settle/trigger`,
  ),
  ...http(
    '000:123',
    `GET /main/promo/spa/auth
     POST /main/promo/spa/convert
     GET /main/promo/contract
     GET /main/promo/continuous/log
     POST /main/promo/continuous/collect
     GET /main/promo/continuous/progress
     POST /main/promo/continuous/reward
     GET /main/promo/spread/relation
     GET /main/promo/spread/logs
     POST /main/promo/spread/bonus
     GET /main/promo/recharge/first/card
     GET /main/promo/recharge/first/board
     POST /main/promo/recharge/first/withdraw
     GET /main/promo/recharge/second
     GET /main/promo/recharge/3
     GET /main/promo/recharge/phone
     GET /main/promo/phoneRecharge
     GET /main/promo/deposit
     GET /main/promo/game/limit
     POST /main/promo/redPocket
     POST /main/promo/checkIn
     POST /main/promo/holidaySign
     POST /main/promo/rescueBonus
     POST /main/promo/freeSpin
     GET /main/promo/champion
     POST /main/promo/checkInVip
     GET /main/promo/newcomer/mission/bonus
     POST /main/promo/newcomer/mission/claim
     GET /main/promo/recruit/mission/bonus
     POST /main/promo/recruit/mission/claim
     POST /main/promo/rewardSend
     GET /main/promo/championOrder
     POST /main/promo/propsDist
     GET /main/promo/battle
     GET /main/promo/spammer
     GET /main/promo/spa/bank
     POST /main/promo/spa/recharge
     GET /main/promo/spa/orders
     GET /main/promo/spa/tasks
     GET /main/promo/spa/reports
     GET /main/promo/spa/status
     POST /main/promo/spa/work
     GET /main/promo/all
     GET /main/promo/center/info`,
  ),
];

const routes = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every documented call of the channel, by its route; games that the documents name without paths follow dice (READINGS). */
export const DOCUMENTED_CALLS = routes(`
  /heracles/inbox/mail /heracles/inbox/mail/{id}/read /heracles/inbox/readAll /heracles/inbox/deleteAllRead /heracles/inbox/mail/{id}/delete
  /ws/game/wingo/curRound /ws/game/wingo/pastRound /ws/game/wingo/myHistory /ws/game/wingo/trend /ws/game/wingo/curOrders /ws/game/wingo/bet
  game/crash/curGame game/crash/escape game/crash/bet game/crash/roundHistory game/crash/myHistory
  game/roulette/curRound game/roulette/bet game/roulette/pastRound game/roulette/myHistory
  game/dice/curRound game/dice/bet game/dice/pastRound game/dice/myHistory
  game/dingdong/curRound game/dingdong/bet game/dingdong/pastRound game/dingdong/myHistory
  game/mines/curRound game/mines/myPastRound game/mines/startRound game/mines/selectCard game/mines/cashRound
  game/hilo/curRound game/hilo/myPastRound game/hilo/startRound game/hilo/selectCard game/hilo/cashRound
  game/roller/curRound game/roller/startRound game/roller/setSeed game/roller/myPastRound`);

/** Every documented subscription; `{x}` is a player. */
export const DOCUMENTED_STREAMS = routes(`
  /ws/game/wingo/round/start /ws/game/wingo/round/end /ws/game/wingo/{x}/round/result /ws/game/wingo/{x}/round/update
  game/crash/data game/crash/start game/crash/end game/crash/betInfo game/crash/escapeInfo
  game/roulette/round/start game/roulette/round/end game/roulette/round/update game/roulette/round/result/{x}
  game/dice/round/start game/dice/round/end game/dice/round/update game/dice/round/{x}/result
  game/dingdong/round/start game/dingdong/round/end game/dingdong/round/update game/dingdong/round/{x}/result
  game/mines/round/update game/hilo/round/update game/roller/round/update`);

/** What the server pushes, and what the client signals. */
export const DOCUMENTED_PUSHES = routes('/heracles/inbox/new internal/notification');
export const DOCUMENTED_SIGNALS = routes('internal/auth internal/unAuth');

/** Panels that `?z=` may name, by who may open them (second document, section 2). */
export const DOCUMENTED_PANELS = {
  login:
    routes(`balance-record bca-bank deposit-record deposit-success edit-bank-account-deposit edit-bank-account-withdraw
    edit-bank-account-account free-spin-history free-spin-history-detail lottery-week red-pocket referral-share spay-bank
    va-bank withdraw-record qrcode transaction usdt wallet account-info edit-email edit-mfa edit-password edit-phone
    edit-pin edit-profile forget-pin pin-panel security-info inbox inbox-detail withdraw bank-card vip-deposit-check
    bet-history bet-history-detail account v-d-c-record work-order-upload game newbie-task comeback-task`),
  open: routes(`daily-recharge-rule daily-wheel daily-wheel-rule daily-wheel-detail free-spin install-apk install-ios-pwa
    referral-history referral-join rescue-bonus reset-password vip-cash-back login register battle change-pwd search
    battle-rule battle-history`),
} as const;

/** Pages, by who may open them; a `*` is any further part. */
export const DOCUMENTED_PAGES = {
  open: routes(`/ /account /battle /activity /activity/deposit/* /activity/active /game/* /lottery-deposit /lottery-jackpot
    /referral /referral/spread-bet /referral/first-deposit /spread /vip /vip/record /daily-wins /daily-recharge
    /help /help/* /big-wins /game-provider`),
  login: routes('/referral/referral2'),
} as const;

/** Figures that the documents give, by their names in contract/constants: one that nothing reads is not served. */
export const DOCUMENTED_CONSTANTS = routes(`
  REQUEST_TIMEOUT_MS SLOW_RESPONSE_MS KEEPALIVE_MS LIFETIME_MS RECONNECT_STEP_MS UNLIMITED_REQUESTS TOKEN_COOKIE_DAYS TOAST_MS
  MODAL_POP_MS REMEMBERED_ROUTE_MS MAIL_REFRESH_MS RECOMMEND_LIST_SIZE RECOMMEND_ALL_SIZE SEARCH_MIN_LENGTH IMAGE_QUALITY
  IMAGE_FORMAT IMAGES_MOST APP_VERSION CURRENCY YEC_PER_USD PASSWORD_MIN_LENGTH PASSWORD_MAX_LENGTH CODE_LENGTH
  CLIENT_SEED_MAX_LENGTH AUTO_VALUE_MIN AUTO_VALUE_MAX CRASH_PREPARATION_MS CRASH_EDGE_PERCENT CRASH_AUTO_MIN WINGO_LENGTH_MS
  WINGO_TICK_MS WINGO_MASK_MS WINGO_WIN_DELAY_MS WINGO_DRIFT_MS WINGO_LIVE_UPDATES ROLLER_WIN_DELAY_MS
  ROLLER_RESTART_DELAY_MS LATEST_BETS_SIZE MINES_MIN MINES_MAX MINES_EDGE_PERCENT_PER_MINE ROULETTE_BLACK_MULTIPLIER
  ROULETTE_COLOUR_MULTIPLIER DICE_MULTIPLIERS DICE_HISTORY_SIZE DINGDONG_SELECTIONS DINGDONG_HISTORY_SIZE
  DINGDONG_WIN_DELAY_MS DINGDONG_AGAIN_DELAY_MS FRUIT_MAX_MULTIPLIER REFERRAL_TIERS REFERRAL_MIN_DEPOSIT
  REFERRAL_BONUS_DELAY_DAYS FIRST_DEPOSIT_BONUS_PERCENT CHECK_IN_DAYS RESCUE_EXPIRES_DAYS RESCUE_WEEKDAY RESCUE_HOUR
  REFERRAL_SETTLED_HOUR FREE_SPIN_HOUR AVERAGE_CASH_OUT_MS`);
