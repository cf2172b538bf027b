-- Calls of people who have not logged in, by day, reserved for all processes together (OPEN-1).
create table guest_calls (
  day date primary key,
  calls integer not null
);
