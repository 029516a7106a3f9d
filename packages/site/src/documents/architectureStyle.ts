/** The looks of the picture of the architecture, light and dark. */
export const ARCHITECTURE_STYLE = [
  'svg{--ground:#ffffff;--band:#f6f8fb;--edge:#ccd4e0;--ink:#1b2533;--quiet:#59677c;--box:#ffffff;--arrow:#5f7396}',
  '@media(prefers-color-scheme:dark){svg{--ground:#0d1117;--band:#141b25;--edge:#344154;--ink:#e6ecf4;--quiet:#9eacbf;--box:#1a2330;--arrow:#8ea3c4}}',
  '.ground{fill:var(--ground)}',
  '.band{fill:var(--band);stroke:var(--edge)}',
  '.house{fill:none;stroke:var(--arrow);stroke-width:1.3}',
  '.box{fill:var(--box);stroke:var(--edge)}',
  ".room{font:600 16px -apple-system,'Segoe UI','Noto Sans',Helvetica,Arial,'DejaVu Sans',sans-serif;fill:var(--ink)}",
  ".says{font:400 13px -apple-system,'Segoe UI','Noto Sans',Helvetica,Arial,'DejaVu Sans',sans-serif;fill:var(--quiet)}",
  ".inner{font:400 12px ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace;fill:var(--ink)}",
  '.arrow{fill:none;stroke:var(--arrow);stroke-width:1.3}',
  'marker path{fill:var(--arrow)}',
].join('')
