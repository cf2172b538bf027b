-- Option lists are searched by the beginning of names.
create index subdistricts_lower_name on subdistricts (lower(name) text_pattern_ops, id);
create index districts_lower_name on districts (lower(name) text_pattern_ops, id);
