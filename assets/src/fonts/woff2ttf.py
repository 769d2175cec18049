#!/usr/bin/python3
"""woff2ttf.py in.woff2|woff out.ttf [wght=800] : unpack a fontsource face to TTF (Blender, msdfgen), pinning variable axes."""

import sys
from fontTools.ttLib import TTFont

f = TTFont(sys.argv[1])
f.flavor = None
ax = dict((k, float(v)) for k, v in (a.split('=') for a in sys.argv[3:]))
if 'fvar' in f and ax:
    from fontTools.varLib import instancer

    f = instancer.instantiateVariableFont(f, ax)
f.save(sys.argv[2])
print(
    sys.argv[2],
    len(f.getGlyphOrder()),
    'glyphs',
    'tnum' if 'GSUB' in f and any(r.FeatureTag == 'tnum' for r in f['GSUB'].table.FeatureList.FeatureRecord) else 'no-tnum',
)
