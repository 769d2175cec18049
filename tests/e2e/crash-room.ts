import { expect, type Page } from 'playwright/test';
import { amountIn, heard } from './app';

/** A cash-out as it was announced. */
export interface CashOut {
  /** In hundredths, as a multiplier moves. */
  readonly hundredths: bigint;
  /** Rupiah. */
  readonly amount: number;
}

/** The crash room as a player's hands know it. A whole round may pass before something becomes possible. */
export class CrashRoom {
  /** Everything with which a bet is made. */
  readonly panel;
  /** Places a bet in the round that prepares, or in the next one. */
  readonly place;
  readonly placeNext;
  /** Takes a bet back. */
  readonly cancel;
  readonly cashOut;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: 'Taruhan Anda' });
    this.place = this.panel.getByRole('button', { name: /^Pasang( lagi| ronde berikut)? Rp/ });
    this.placeNext = this.panel.getByRole('button', { name: /^Pasang ronde berikut Rp/ });
    this.cancel = this.panel.getByRole('button', { name: /^Batalkan Rp/ });
    this.cashOut = this.panel.getByRole('button', { name: 'Tarik', exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/game/crash');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Roket' })).toBeVisible();
  }

  /** Types a stake as an Indonesian writes it: `12.345`. */
  async stake(text: string): Promise<void> {
    await this.type('Taruhan (Rp)', text);
    await expect(this.page.getByRole('textbox', { name: 'Taruhan (Rp)' })).toHaveValue(text);
  }

  /** Types an auto cash-out: `1,10`. */
  async autoCashOut(text: string): Promise<void> {
    await this.type('Tarik otomatis', text);
    await expect(this.page.getByRole('textbox', { name: 'Tarik otomatis' })).toHaveValue(`${text}×`);
  }

  private async type(name: string, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name });
    await field.click();
    // At once, as a hasty hand does: no digit may be lost.
    await this.page.keyboard.type(text);
    await field.press('Enter');
  }

  /** Bets on the first round that takes it, and waits until it flies. */
  async board(): Promise<void> {
    await this.place.click();
    // Placed in the last moment, it flies before it could be taken back.
    await expect(this.cancel.or(this.cashOut)).toBeVisible();
    await expect(this.cashOut).toBeVisible();
  }

  /** Waits until a new round begins to prepare, so that there are seconds to act in: never the last moment of one that was found preparing. */
  async preparation(): Promise<void> {
    await expect(this.placeNext).toBeVisible();
    await expect(this.panel.getByRole('button', { name: /^Pasang Rp/ })).toBeEnabled();
  }

  /** Bets at the beginning of a preparation, so that there are seconds to take it back in: one placed in its last moment flies before the button shows. */
  async placeEarly(): Promise<void> {
    await this.preparation();
    await this.place.click();
    await expect(this.cancel).toBeVisible();
  }

  /** What the own cash-out was announced as. */
  async cashedOut(): Promise<CashOut> {
    const said = await heard(this.page, /^Anda menarik di ([\d.,]+)×, kembali (Rp .+)$/);
    return { hundredths: BigInt((said[1] ?? '').replace(/[.,]/g, '')), amount: amountIn(said[2] ?? '') };
  }
}

/** Stake times multiplier, rounded down to the sen, in rupiah. */
export function paid(stake: number, { hundredths }: Pick<CashOut, 'hundredths'>): number {
  return Number((BigInt(Math.round(stake * 100)) * hundredths) / 100n) / 100;
}
