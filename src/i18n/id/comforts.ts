/** What rooms say in sheets that few open: own stake chips, the same bet for several rounds. */
export const words = {
  'chips.field': 'Chip {n} (Rp)',
  'chips.fieldMore': 'Chip {n} (boleh kosong)',
  'chips.twice': 'Jumlah ini sudah ada',
  'chips.missing': 'Isi paling sedikit empat chip',
  'chips.save': 'Simpan',
  'chips.reset': 'Kembali ke chip bawaan',
} as const;
