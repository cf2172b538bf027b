-- Names without their marks, as people type them (NAME-4): muhlenweg besides muehlenweg. Processes of earlier versions do not fill them.
alter table streets add column street_plain text not null default '', add column city_plain text not null default '';
create index streets_plain on streets (street_plain text_pattern_ops, zip_code);

-- The index lacks the new data: the next refresh imports it again.
update cadastre_imports set fingerprint = '';
