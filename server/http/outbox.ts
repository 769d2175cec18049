import type { FastifyInstance } from 'fastify';
import { wibDateTime } from '../../rules/wib';
import type { Message } from '../ports';
import { isHere } from './address';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (messages: readonly Message[]): string => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<title>Kotak keluar · Lintang</title>
<style>body{font:16px/1.5 system-ui;max-width:640px;margin:24px auto;padding:0 16px;background:#110a33;color:#fff}li{margin:0 0 16px;padding:12px 16px;border-radius:14px;background:#1a1145;list-style:none;white-space:pre-wrap;overflow-wrap:anywhere}ul{padding:0}small{color:#b9b0ea}</style></head>
<body><h1>Kotak keluar</h1><p>Tidak ada gerbang SMS atau email: pesan hanya ada di sini, selama server ini berjalan.</p>
<ul>${messages.map(({ to, text, at }) => `<li><small>${escaped(to)} · ${wibDateTime(at)}</small>\n${escaped(text)}</li>`).join('') || '<li>Belum ada pesan.</li>'}</ul></body></html>`;

/** `/dev/outbox`: what an embedded house would have sent. Codes open accounts, so it is there for requests of this very machine that came through nobody's proxy, and for nobody else. */
export function mountOutbox(http: FastifyInstance, messages: () => readonly Message[]): void {
  http.get('/dev/outbox', (request, reply) => {
    if (!isHere(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Tidak ditemukan');
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(messages()));
  });
}
