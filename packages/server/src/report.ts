/** Hears of what goes wrong where nobody is there to be answered: connections that broke, listeners that threw, jobs that failed for good. */
export type Report = (problem: unknown) => void;
