/** Imported style sheets are bundled into a file beside the script. */
declare module '*.css'
