/* Replaces the script that asks before a visit is counted, on a site that does not ask. */
