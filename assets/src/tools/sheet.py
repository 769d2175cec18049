#!/usr/bin/python3
"""sheet.py out.png [--bg hex] [--cell N] [--cols N] files... : contact sheet on the game's background, to LOOK at."""

import sys
from PIL import Image, ImageDraw

a = sys.argv[1:]
out = a.pop(0)
bg = '#17103a'
cell = 256
cols = 6
files = []
while a:
    x = a.pop(0)
    if x == '--bg':
        bg = a.pop(0)
    elif x == '--cell':
        cell = int(a.pop(0))
    elif x == '--cols':
        cols = int(a.pop(0))
    else:
        files.append(x)
rows = (len(files) + cols - 1) // cols
S = Image.new('RGB', (cell * min(cols, len(files)), cell * rows), bg)
for i, f in enumerate(files):
    im = Image.open(f).convert('RGBA')
    im.thumbnail((cell, cell), Image.LANCZOS)
    S.paste(im, ((i % cols) * cell + (cell - im.width) // 2, (i // cols) * cell + (cell - im.height) // 2), im)
S.save(out)
