export interface SourceFile {
    path: string;
    text: string;
}
/** Files that git knows or would add, whose path matches; so nothing built or installed is read. */
export declare function sourceFiles(pattern: RegExp): SourceFile[];
