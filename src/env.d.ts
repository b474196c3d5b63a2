/** The script of every page, bundled once more with that of the reference. */
declare module '*/today.ts?docs';
