import { GAME_IDS } from '../../contract/games';

/**
 * The passwords that everybody tries first, as far as the rule lets them be (letters and digits, 8 to 16): what lists of the most common ones are made of, a word that many know and a tail that
 * many put behind it. Kept as words and tails, they are many times the 3,000 that ASVS 6.2.4 asks for, and their Indonesian kin are among them, which no public list has.
 */
const WORDS = new Set(
  `password passwort passwd pass passw0rd p4ssword pa55word admin administrator root user guest login welcome letmein hello master default changeme secret test
  tester testing qwerty qwert qwertyuiop qwer asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx wsx qwe asd zxc azerty abc abcd abcde abcdef abcdefg abcdefgh xyz aaa aaaa aaaaa
  aaaaaa aa bbbb xxx xxxx zzzz iloveyou ilove iloveu loveyou loveme lovely love lover mylove sweet sweety honey baby babygirl angel angels princess prince queen king
  sunshine rainbow flower butterfly summer winter spring autumn sunday monday friday january march april june july august september october november december
  monkey dragon tiger lion eagle wolf bear shadow ninja samurai warrior hunter ranger killer soldier batman superman spiderman ironman pokemon pikachu naruto sasuke
  goku doraemon starwars matrix phoenix thunder lightning storm dolphin chicken cookie banana orange apple cherry pepper ginger chocolate cheese coffee
  football soccer baseball basketball hockey golf tennis liverpool arsenal chelsea manchester manutd barcelona barca realmadrid madrid juventus milan intermilan
  persib persija arema persebaya ronaldo messi rooney beckham neymar jordan lakers yankees cowboys ferrari porsche mercedes bmw yamaha honda suzuki toyota
  michael jennifer jessica michelle ashley nicole daniel andrew joshua matthew anthony robert charlie george thomas william jason justin
  david james john peter martin kevin brandon amanda melissa samantha natalie sophie alexander nicholas richard patrick steven
  money gold silver diamond lucky happy smile forever freedom peace heaven jesus christ god blessed blessing faith family friend friends mother father mommy daddy
  computer internet windows google yahoo facebook instagram whatsapp youtube twitter gmail samsung iphone nokia android blackberry xiaomi
  trustno whatever access pussy fuckyou fuckme fuck sexy asshole bitch player gamer games game winner champion rockyou rockstar metallica nirvana blink
  cinta cintaku sayang sayangku kamu akucinta akusayang cintakamu sayangkamu rahasia rahasiaku kunci sandi katasandi masuk indonesia merdeka garuda pancasila
  jakarta bandung surabaya semarang medan bali jogja yogyakarta malang bogor depok bekasi tangerang makassar palembang solo padang
  budi agus bagus andi dewi sari putri putra putera ayu rina rini dian wati yanti adi eko dwi tri joko bambang slamet sri siti nur
  muhammad ahmad abdul ali hasan husen fatimah aisyah rizki rizky fajar arif dimas reza rahmat hidayat wahyu yusuf ibrahim
  allah allahuakbar bismillah alhamdulillah insyaallah subhanallah islam muslim mama papa mamah ibu bapak ayah bunda anak anakku keluarga teman sahabat
  kucing anjing ganteng cantik bahagia semangat sukses jaya makmur uang duit kaya juara menang hoki jackpot slot togel gacor maxwin bola judi taruhan
  selamat pagi siang malam bintang bulan matahari langit hujan pelangi mawar melati merah putih hitam biru hijau kuning sembilan satu dua tiga`
    .split(/\s+/)
    .filter(Boolean),
);

/** The house and its games: what whoever means this house tries before anything else (ASVS 6.1.2). */
const OWN_WORDS = new Set([
  'lintang',
  'roket',
  'dadu',
  'ranjau',
  'koin',
  'rolet',
  ...GAME_IDS.map((game) => game.toLowerCase()),
]);

/** Woven of letters and digits: no word with a tail. */
const WOVEN = new Set(
  `q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 2wsx1qaz zaq12wsx zaq1xsw2 1qazxsw2 qaz123wsx qwe123asd qwe123qwe asd123asd 123qwe123
  a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 z1x2c3v4 abc123abc 123abc123 1a2b3c4d 1a2b3c4d5e 1q1q1q1q q1q1q1q1 a1a1a1a1 1a1a1a1a aa11aa11 p4ssw0rd pa55w0rd passw0rd1 passw0rd12 passw0rd123 pass1word
  trustno1 1trustno1 bond007bond agent007 jamesbond007 ncc1701d ncc1701e thx1138 4ever4ever iloveu2 love4ever i1l2o3v4e5 c0c4c0l4 12monkeys blink182 rush2112`
    .split(/\s+/)
    .filter(Boolean),
);

/** Digits of which nobody has to try many: up to three of them, a year, a run up or down, one digit or a pair over and over. */
function isCommonTail(digits: string): boolean {
  if (digits.length <= 3 || /^(?:19|20)\d\d$/.test(digits)) return true;
  if ('01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits)) return true;
  return /^(\d{1,2}|\d{3})\1+\d?$/.test(digits);
}

/** Whether a password is among the first that anybody would try, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  if (WOVEN.has(typed) || typed.includes('lintang')) return true;
  const [, before = '', word = '', behind = ''] = /^(\d*)(.*?)(\d*)$/.exec(typed) ?? [];
  if (OWN_WORDS.has(word)) return true;
  // `lovelove1` is `love` once more.
  const half = word.slice(0, word.length / 2);
  const known = WORDS.has(word) || (word === half + half && WORDS.has(half));
  return known && isCommonTail(before) && isCommonTail(behind);
}
