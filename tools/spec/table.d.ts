export declare const root: string;
/** Rows of a tab-separated file with a heading; lines that begin with # are comments. */
export declare function readTable(path: string): Array<Record<string, string>>;
